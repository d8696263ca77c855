import { loadHelpArticle } from 'virtual:content/help';
import {
  HELP_ARTICLE_IDS,
  type HelpArticle,
  type HelpArticleId,
} from '@codivia/contract/api/help-articles';
import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router';
import '../../classes/print.css';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { NotFound } from '../../ui/state-message.tsx';
import { AskTeam } from './ask-team.tsx';
import { withAddresses } from './site-addresses.ts';

function ArticleView({ article }: { article: HelpArticle }) {
  const { t, language } = useTranslation('help');
  const { data: config } = useSiteConfig();
  return (
    <>
      <PageTitle title={article.title[language]} description={article.summary[language]} />
      <ServerHtml className="page-width pt-8 pb-6 sm:pt-12">
        <article className="printed mx-auto grid max-w-3xl gap-6 wrap-anywhere">
          <header className="grid justify-items-start gap-3">
            <div data-not-printed="">
              <BackLink to={paths.help}>{t('back')}</BackLink>
            </div>
            <h1 className="text-[clamp(2rem,5vw,3rem)]">{article.title[language]}</h1>
            <p className="text-muted text-xl">{article.summary[language]}</p>
          </header>
          <div
            className="prose-codivia"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, made into HTML by the build.
            dangerouslySetInnerHTML={{
              __html: withAddresses(article.html[language], config, (name) => t(`unset.${name}`)),
            }}
          />
        </article>
      </ServerHtml>
      <div className="page-width pb-8 sm:pb-12 [&>*]:mx-auto [&>*]:max-w-3xl" data-not-printed="">
        <AskTeam />
      </div>
    </>
  );
}

function viewOf(id: HelpArticleId): ComponentType {
  return lazy(async () => {
    const { default: article } = await loadHelpArticle[id]();
    return { default: () => <ArticleView article={article} /> };
  });
}

/** Each article is fetched when it is first looked at. */
const VIEWS: ReadonlyMap<string, ComponentType> = new Map(
  HELP_ARTICLE_IDS.map((id) => [id, viewOf(id)]),
);

function NoArticle() {
  const { t } = useTranslation('help');
  return (
    <div className="page-width py-10">
      <NotFound
        title={t('no_article')}
        text={t('no_article_text')}
        to={paths.help}
        back={t('back')}
      />
    </div>
  );
}

/** The page of one help article. */
export function HelpArticlePage() {
  const { articleId = '' } = useParams();
  const View = VIEWS.get(articleId) ?? NoArticle;
  return <View />;
}
