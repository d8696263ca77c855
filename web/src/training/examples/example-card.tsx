import { addressOf, type ExampleName } from '@codivia/contract/programs/examples';
import { ArrowUpRight, Code } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ExamplePicture } from './example-picture.tsx';

/** An example, with a link to its page; `roomLink` leads to its code. */
export function ExampleCard({
  name,
  roomLink,
}: {
  name: ExampleName;
  roomLink: (label: ReactNode) => ReactNode;
}) {
  const { t, language } = useTranslation('examples');
  const common = useTranslation('common').t;
  const title = t(`${name}.title`);
  const tags = t(`${name}.tags`).split(/,\s*/);
  return (
    <li
      id={name}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <ExamplePicture name={name} />
      <div className="flex grow flex-col gap-3 p-5 sm:p-6">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-muted">{t(`${name}.text`)}</p>
        <ul aria-label={t('tags_label')} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-2 pt-2">
          <a
            href={addressOf(name, language)}
            target="_blank"
            rel="noopener"
            className={buttonStyle('primary', 'md')}
          >
            {t('open')}
            <VisuallyHidden>
              : {title} {common('new_tab')}
            </VisuallyHidden>
            <ArrowUpRight aria-hidden="true" className="size-5" />
          </a>
          {roomLink(
            <>
              <Code aria-hidden="true" className="size-5" />
              {t('open_in_room')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </>,
          )}
        </div>
      </div>
    </li>
  );
}
