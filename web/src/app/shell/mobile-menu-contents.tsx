import { MobileAccount } from './mobile-account.tsx';
import { MobileLinks } from './mobile-links.tsx';

/** What the mobile menu holds. */
export function MobileMenuContents() {
  return (
    <div className="page-width grid gap-6 py-6">
      <MobileAccount />
      <MobileLinks />
    </div>
  );
}
