import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { Section } from './panel-address.ts';

/** The title of a section. It takes the focus when another one opens, so that screen readers say which. */
export function SectionHeading({ section }: { section: Section }) {
  const { t } = useTranslation('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [section]);
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl outline-none sm:text-4xl">
      {t(`headings.${section}`)}
    </h1>
  );
}
