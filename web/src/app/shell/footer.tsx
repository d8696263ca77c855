import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { type LinkedRouteName, ROUTES } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Logo } from '../../ui/logo.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { FOOTER_LINKS } from '../navigation.ts';

const FOR_VISITORS: readonly LinkedRouteName[] = ['auth', 'register'];
const FOR_MEMBERS: readonly LinkedRouteName[] = ['dashboard'];

const LINK = 'inline-block py-1.5 hover:text-trail hover:underline';

/** The columns of the footer that have something in them for this reader. */
function useColumns() {
  const { signedIn } = useSession();
  const hidden = signedIn ? FOR_VISITORS : FOR_MEMBERS;
  return FOOTER_LINKS.map(({ title, links }) => ({
    title,
    links: links.filter((name) => !hidden.includes(name)),
  })).filter(({ links }) => links.length > 0);
}

function ContactLink() {
  const { t } = useTranslation('shell');
  const { data: config } = useSiteConfig();
  if (!config?.contact_email) return null;
  return (
    <a href={`mailto:${config.contact_email}`} className="font-bold text-trail underline">
      {t('footer.contact')}
    </a>
  );
}

function Contents() {
  const { t } = useTranslation('shell');
  return (
    <div className="page-width flex flex-wrap justify-between gap-8 py-10 sm:gap-10 sm:py-12">
      <div className="grid max-w-sm content-start gap-3">
        <Logo />
        <p className="text-lg">{t('footer.motto')}</p>
        <p className="text-muted">{t('footer.promise')}</p>
        <ContactLink />
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-6 sm:flex sm:flex-wrap sm:gap-x-16">
        {useColumns().map(({ title, links }) => (
          <div key={title}>
            <h2 className="mb-2 text-base">{t(`footer.${title}`)}</h2>
            <ul>
              {links.map((name) => (
                <li key={name}>
                  <Link to={ROUTES[name]} className={LINK}>
                    {t(`links.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The footer of every page. */
export function Footer() {
  return (
    <ServerHtml
      as="footer"
      changed={useSession().signedIn}
      className="site-footer mt-auto border-t border-line bg-sunken"
    >
      <Contents />
    </ServerHtml>
  );
}
