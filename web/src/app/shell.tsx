import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Subscribing } from '../features/subscriptions/subscribing.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { FirstLoad } from './first-load.tsx';
import { Leaving } from './leaving/leaving.tsx';
import { Offline } from './offline/offline.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageOfPerson } from './page-of-person.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { NavigationEffects } from './shell/navigation-effects.tsx';
import { PendingBar } from './shell/pending-bar.tsx';
import { useSaid } from './shell/use-log-out.ts';
import { TrialNotice } from './trial-notice.tsx';
import { useSendPending } from './use-send-pending.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { VisitorNotice } from './visitor-notice.tsx';

/**
 * Marks the document as hydrated (docs/decisions/0161). It is beside the page: React hydrates what is around a
 * boundary first, and a press inside would be lost until that is hydrated too.
 */
function HydrationMark() {
  useEffect(() => {
    delete document.getElementById('root')?.dataset.rendered;
  }, []);
  return null;
}

/** The frame of every page: navigation bar, content and footer. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useSessionWatch();
  useSendPending();
  useEffect(() => {
    // From here on the session says who this is (see index.html).
    delete document.documentElement.dataset.member;
  }, []);
  useSaid();
  return (
    <div className="site-frame flex min-h-dvh flex-col pt-16">
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-trail px-5 py-3 font-bold text-on-trail focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Header />
      <PendingBar />
      <main id="content" ref={content} tabIndex={-1} className="outline-none">
        <Suspense fallback={<FirstLoad />}>
          <PageBoundary address={pathname}>
            <PageOfPerson>
              <Outlet />
            </PageOfPerson>
          </PageBoundary>
          <NavigationEffects content={content} />
          <HydrationMark />
        </Suspense>
      </main>
      <Footer />
      <Subscribing />
      <Leaving />
      <TrialNotice />
      <VisitorNotice />
      <Offline />
    </div>
  );
}
