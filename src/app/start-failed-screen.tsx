/** Replaces the whole page if the console cannot start, such as for an incomplete `config.json`. */
export function StartFailedScreen({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-screen place-items-center p-6 text-center">
      <div role="alert">
        <h1 className="text-lg font-semibold [overflow-wrap:anywhere]">
          {error instanceof Error ? error.message : 'The console could not start.'}
        </h1>
      </div>
    </main>
  )
}
