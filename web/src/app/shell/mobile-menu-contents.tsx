import type { RouteName } from '../../lib/paths.ts';
import { MobileAccount } from './mobile-account.tsx';
import { MobileLinks } from './mobile-links.tsx';

/** What the mobile menu holds. */
export function MobileMenuContents({ available }: { available: ReadonlySet<RouteName> }) {
  return (
    <div className="page-width grid gap-6 py-6">
      <MobileAccount hasDashboard={available.has('dashboard')} hasAdmin={available.has('admin')} />
      <MobileLinks available={available} />
    </div>
  );
}
