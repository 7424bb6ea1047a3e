const change = {
  subtree: true,
  childList: true,
  attributeFilter: ['aria-selected', 'aria-activedescendant'],
}

/**
 * The ref of a `Command`: its field and its list name the option that is selected. cmdk names one that has gone when
 * the options change and the selected one is put elsewhere (https://github.com/dip/cmdk/issues/413).
 */
export const namesSelectedOption = (root: HTMLElement | null): (() => void) | undefined => {
  if (!root) return undefined
  const name = () => {
    const id = root.querySelector('[role="option"][aria-selected="true"]')?.id ?? ''
    for (const owner of root.querySelectorAll('[role="combobox"], [role="listbox"]')) {
      if (owner.getAttribute('aria-activedescendant') !== id) {
        owner.setAttribute('aria-activedescendant', id)
      }
    }
  }
  const observer = new MutationObserver(name)
  observer.observe(root, change)
  name()
  return () => observer.disconnect()
}
