/** The name of the page in the browser's tab, and its description for search engines. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} · Codivia`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
