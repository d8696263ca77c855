import type { ClassSectionProps } from '../class-section.ts';
import { ClassSettings } from './class-settings.tsx';
import { CodeCard } from './code-card.tsx';
import { EndClass } from './end-class.tsx';
import { LicenceNote } from './licence-note.tsx';
import { PupilList } from './pupil-list.tsx';
import { TeachersCard } from './teachers-card.tsx';

/** The pupils of a class, how they come in, who teaches it, and its settings. */
export function RosterSection({ taught }: ClassSectionProps) {
  return (
    <div className="grid gap-5 sm:gap-6">
      <LicenceNote taught={taught} />
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PupilList taught={taught} />
        <CodeCard taught={taught} />
      </div>
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-2">
        <TeachersCard taught={taught} />
        <ClassSettings taught={taught} />
      </div>
      <EndClass taught={taught} />
    </div>
  );
}
