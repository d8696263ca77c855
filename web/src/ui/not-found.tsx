import type { ComponentProps } from 'react';
import { PageTitle } from './page-title.tsx';
import { MissingPage } from './state-message.tsx';

/** The whole page about something that does not exist, with its title. No search engine lists it. */
export function NotFound(props: ComponentProps<typeof MissingPage>) {
  return (
    <>
      <PageTitle title={props.title} />
      <meta name="robots" content="noindex" />
      <MissingPage {...props} />
    </>
  );
}
