import type { OwnPortfolio } from '@codivia/contract/api/portfolio';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { type Choices, draftOf, previewOf } from './portfolio-draft.ts';
import { PortfolioForm } from './portfolio-form.tsx';
import { PortfolioView } from './portfolio-view.tsx';
import { DownloadPart } from './site/download-part.tsx';
import { Visibility } from './visibility.tsx';

/** A part of the page, under its title. */
export function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5 p-5 sm:p-7">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

/** A portfolio as its owner sees it: its visibility, its content, and a preview. */
export function PortfolioEditor({ own, choices }: { own: OwnPortfolio | null; choices: Choices }) {
  const { t } = useTranslation('portfolio');
  const [draft, setDraft] = useState(() => draftOf(own, choices));
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 gap-6">
        <Sheet id="portfolio-state" title={t('state.title')}>
          <Visibility own={own} premium />
        </Sheet>
        <Sheet id="portfolio-form" title={t('form.title')}>
          <PortfolioForm own={own} choices={choices} draft={draft} onDraft={setDraft} />
        </Sheet>
        {own && (
          <Sheet id="portfolio-site" title={t('site.title')}>
            <DownloadPart own={own} certificates={choices.certificates} />
          </Sheet>
        )}
      </div>
      <section aria-labelledby="portfolio-preview" className="grid min-w-0 gap-4">
        <h2 id="portfolio-preview" className="text-2xl">
          {t('form.preview')}
        </h2>
        <p className="text-muted">{t('form.preview_text')}</p>
        <PortfolioView heading="h3" portfolio={previewOf(draft, choices)} />
      </section>
    </div>
  );
}
