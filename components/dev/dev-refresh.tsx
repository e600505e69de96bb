/** What the site shows besides its pages under `npm run dev`; the early return keeps all of it out of the built site. */
export async function DevRefresh({ problems }: { problems: string }) {
  if (process.env.NODE_ENV !== 'development') return null
  const { DevPanel } = await import('./dev-panel')
  return <DevPanel problems={problems} />
}
