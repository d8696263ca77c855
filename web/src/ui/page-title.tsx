/** The name of the page in the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Codivia`}</title>;
}
