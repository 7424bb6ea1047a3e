import { localMemory } from '../storage.ts'
import type { LazyUserManager } from './lazy-user-manager.ts'
import { answerTabs, borrowedFields, type Loan, loanOf } from './tab-loan.ts'

const now = () => Date.now() / 1000

/** A tab that lives on the token of another gets its own after so much of the token's rest, if that is sooner. */
const shareOfRest = 0.5

/**
 * Lets tabs that are opened beside this one take over its sign-in, and this one that of the tab it was opened beside:
 * until it has tokens of its own, which it gets once its page is shown. Where the provider refuses these to a hidden
 * frame, it lives on what the other tabs renew.
 *
 * @param patience milliseconds until it gets its own at the latest, so that this does not compete with the first page
 */
export const shareAmongTabs = (
  manager: LazyUserManager,
  loan: Loan | undefined,
  patience: number,
): void => {
  let borrowed = false
  const borrow = (from: Loan | undefined) => {
    const fields = borrowedFields(from, manager.settings, now())
    if (fields) manager.borrow(fields)
    return fields !== undefined
  }
  // Tabs of who signed in last: another user's tab lends nothing.
  const isLast = () => localMemory.read('subject') === manager.user?.profile?.sub
  const lend = () => (isLast() ? loanOf(manager.user, manager.settings, now()) : undefined)
  const tell = answerTabs(lend, (news) => {
    if (borrowed && news.profile.sub === manager.user?.profile?.sub) borrow(news)
  })
  if (!manager.user) borrowed = borrow(loan)
  manager.events.addUserLoaded((user) => {
    // A borrowed token comes without an identity token.
    if (user.id_token === undefined) return
    borrowed = false
    const news = lend()
    if (news) tell(news)
  })
  manager.events.addUserUnloaded(() => localMemory.remove('subject'))
  if (!borrowed) return
  const before = manager.user?.profile.sub
  const rest = (manager.user?.expires_in ?? 0) * 1000
  setTimeout(
    () => {
      void manager.signinSilent().then(
        // The page shows what belongs to somebody else.
        (user) => user?.profile.sub !== before && location.reload(),
        () => undefined,
      )
    },
    Math.min(patience, rest * shareOfRest),
  )
}
