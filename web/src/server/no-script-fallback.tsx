import { useTranslation } from '../lib/i18n.ts';
import type { RouteName } from '../lib/paths.ts';
import { PageTitle } from '../ui/page-title.tsx';

/** Pages that are tools: nothing of them can be shown before their scripts run. */
const TOOLS = [
  'playground',
  'webTraining',
  'gameTraining',
  'admin',
  'dashboard',
  'verify',
  'resetPassword',
] as const satisfies RouteName[];

type Tool = (typeof TOOLS)[number];

function isTool(name: RouteName): name is Tool {
  return (TOOLS as readonly RouteName[]).includes(name);
}

function ToolPage({ name }: { name: Tool }) {
  const { t } = useTranslation('without-scripts');
  return (
    <div className="page-width grid gap-4 py-10 sm:py-14">
      <PageTitle title={t(`${name}.title`)} />
      <meta name="description" content={t(`${name}.text`)} />
      <h1 className="text-4xl sm:text-5xl">{t(`${name}.title`)}</h1>
      <p className="max-w-2xl text-xl">{t(`${name}.text`)}</p>
      <p className="max-w-2xl text-muted">{t('needed')}</p>
    </div>
  );
}

/** What the server shows instead of a page that only scripts can make; nothing for every other page. */
export function noScriptFallback(name: RouteName) {
  return isTool(name) ? <ToolPage name={name} /> : undefined;
}
