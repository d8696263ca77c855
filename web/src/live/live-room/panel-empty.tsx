import type { ReactNode } from 'react';

type Props = { icon: ReactNode; title: string; text: string };

/** Text of an empty panel of the room. */
export function PanelEmpty({ icon, title, text }: Props) {
  return (
    <div className="grid justify-items-center gap-2 p-6 text-center [&_svg]:size-9 [&_svg]:text-trail">
      <span aria-hidden="true">{icon}</span>
      <p className="font-bold text-lg">{title}</p>
      <p className="text-balance text-muted">{text}</p>
    </div>
  );
}
