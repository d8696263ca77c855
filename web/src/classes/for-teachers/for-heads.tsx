import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ContactAddress } from '../../ui/static-page/mail-link.tsx';
import { Hosting, Publisher } from '../../ui/static-page/operator.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import '../print.css';

const POINTS = ['what', 'data', 'safe', 'money', 'network'] as const;
const PAPERS = [
  { key: 'agreement', article: 'school-agreement' },
  { key: 'records', article: 'school-records' },
  { key: 'allow', article: 'school-network' },
] as const;

/** The summary for a head of school; it prints on one page, with the addresses of the papers. */
export function ForHeads() {
  const { t } = useTranslation('teachers');
  const site = useSiteConfig().data?.public_url ?? '';
  return (
    <TitledSection title={t('head.title')} text={t('head.intro')} className="printed gap-6">
      <p className="hidden print:block">
        Codivia · {site}
        {paths.teachers}
      </p>
      <Card className="grid gap-6 p-6 sm:p-8 print:border-0 print:p-0 print:shadow-none">
        <dl className="grid gap-5 lg:grid-cols-2 print:grid-cols-2 print:text-sm">
          {POINTS.map((key) => (
            <div key={key} className="grid content-start gap-1">
              <dt className="font-bold">{t(`head.${key}`)}</dt>
              <dd>{t(`head.${key}_text`)}</dd>
            </div>
          ))}
          <div className="grid content-start gap-1">
            <dt className="font-bold">{t('head.contact')}</dt>
            <dd className="grid gap-1">
              <p>
                <ContactAddress waiting={t('head.contact_later')} />
              </p>
              <Publisher />
              <Hosting />
            </dd>
          </div>
        </dl>
        <ul className="flex flex-wrap gap-x-6 border-line border-t pt-4 print:grid print:gap-1 print:text-sm">
          {PAPERS.map(({ key, article }) => (
            <li key={key}>
              <Link
                to={paths.helpArticle(article)}
                className="inline-flex min-h-11 items-center text-trail underline underline-offset-4 print:min-h-0"
              >
                {t(`head.${key}`)}
              </Link>
              <span className="hidden print:inline">
                {' '}
                {site}
                {paths.helpArticle(article)}
              </span>
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          className="justify-self-start"
          data-not-printed=""
          onClick={() => window.print()}
        >
          <Printer aria-hidden="true" className="size-5" />
          {t('head.print')}
        </Button>
      </Card>
    </TitledSection>
  );
}
