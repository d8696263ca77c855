import { useEffect } from 'react';
import { GiftCardSection } from '../../features/gift-cards/gift-card-section.tsx';
import { useClaims } from '../../lib/claims.ts';
import { namedPart } from '../../lib/named-part.ts';
import { ServerHtml, useChanged } from '../../ui/server-html.tsx';
import { Comparison } from './comparison.tsx';
import { Faq } from './faq.tsx';
import { Parents } from './parents.tsx';
import { Plans } from './plans.tsx';
import { Teaser } from './teaser.tsx';
import { Testimonials } from './testimonials.tsx';

/** Scrolls to the part that the address names: it did not exist yet when the page opened. */
function useNamedPart(): void {
  useEffect(() => {
    // A reader who returns to a place further down stays there.
    if (window.scrollY > 0) return;
    namedPart(window.location.hash)?.scrollIntoView({ behavior: 'instant' });
  }, []);
}

/** From here on the sections answer to presses (docs/decisions/0161). */
function useLive(): void {
  useEffect(() => document.querySelector('[data-late]')?.removeAttribute('data-late'), []);
}

/** The lower half of the home page, once it is loaded. */
export function LowerSections() {
  useLive();
  useNamedPart();
  return (
    <>
      <Teaser />
      <ServerHtml>
        <Testimonials />
        <Parents />
      </ServerHtml>
      <GiftCardSection />
      <Plans />
      <ServerHtml changed={useChanged([useClaims()])}>
        <Comparison />
        <Faq />
      </ServerHtml>
    </>
  );
}
