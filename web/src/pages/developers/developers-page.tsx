import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { WithCode } from '../../ui/with-code.tsx';
import { CallReference, Refusals } from './call-reference.tsx';
import { CodeSample } from './code-sample.tsx';
import javascript from './examples/example.js?raw';
import python from './examples/example.py?raw';
import curl from './examples/example.sh?raw';
import { referenceQuery } from './reference.api.ts';
import { TryIt } from './try-it.tsx';

const LINK = 'text-trail underline underline-offset-4';
const RULES = ['header', 'premium', 'ends', 'cursor', 'repeat', 'version'] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledSection title={title} className="min-w-0 border-line border-t pt-8">
      {children}
    </TitledSection>
  );
}

/** The origin that programs call; unknown while the server renders, which browsers do again. */
const origin = () => (typeof window === 'undefined' ? '' : window.location.origin);

/** Shows all parts made from the reference: limits, a form to try calls, the calls, the refusals. */
function Reference() {
  const { t } = useTranslation('developers');
  const { data: reference, isError, refetch } = useQuery(referenceQuery);
  if (!reference && isError) return <PartFailed text={t('failed')} onRetry={refetch} />;
  if (!reference) {
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-60 w-full" />
      </PartLoading>
    );
  }
  return (
    <>
      <Part title={t('rules.title')}>
        <ul className="grid list-disc gap-2 ps-5 marker:text-trail">
          <li>
            <WithCode text={t('rules.limit', { limit: reference.requests_per_minute })} />
          </li>
          {RULES.map((rule) => (
            <li key={rule}>
              <WithCode text={t(`rules.${rule}`)} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('try.title')}>
        <p>{t('try.text')}</p>
        <TryIt calls={reference.calls} />
      </Part>
      <Part title={t('reference.title')}>
        <p>
          <a href="/api/v1/openapi.json" className={LINK}>
            {t('reference.openapi')}
          </a>
        </p>
        {reference.calls.map((call) => (
          <CallReference key={`${call.method} ${call.path}`} call={call} />
        ))}
      </Part>
      <Part title={t('errors.title')}>
        <p>
          <WithCode text={t('errors.text')} />
        </p>
        <Refusals errors={reference.errors} />
      </Part>
    </>
  );
}

/** The public API for those who write programs, made from the contract. */
export function DevelopersPage() {
  const { t } = useTranslation('developers');
  const settings = `export CODIVIA_URL=${origin()}\nexport CODIVIA_TOKEN=codivia_…`;
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <div className="page-width py-10 sm:py-14">
        <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10">
          <header className="grid gap-3">
            <h1 className="text-[clamp(2.2rem,6vw,3.4rem)]">{t('title')}</h1>
            <p className="text-xl text-muted">{t('intro')}</p>
          </header>
          <Part title={t('start.title')}>
            <ol className="grid list-decimal gap-2 ps-5 marker:font-bold marker:text-trail">
              <li>
                {t('start.token')}{' '}
                <Link to={paths.settings} className={LINK}>
                  {t('start.settings')}
                </Link>
              </li>
              <li>
                <WithCode text={t('start.send')} />
              </li>
              <li>
                <WithCode text={t('start.read')} />
              </li>
            </ol>
          </Part>
          <Part title={t('examples.title')}>
            <p>{t('examples.text')}</p>
            <CodeSample label={t('examples.settings')} code={settings} />
            <p>
              {t('examples.client')}{' '}
              <a href="/developers/codivia.py" download className={LINK}>
                {t('examples.download')}
              </a>
            </p>
            <CodeSample label="Python" code={python} />
            <CodeSample label={t('examples.javascript')} code={javascript} />
            <CodeSample label="curl" code={curl} />
          </Part>
          <Reference />
        </div>
      </div>
    </>
  );
}
