import { type ExampleName, galleryAddressOf } from '@codivia/contract/programs/examples';
import { ArrowLeft, Copy, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkProblem } from '../../code/tools/sharing/share-link.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

type NoticeProps = { role: 'status' | 'alert'; text: ReactNode; children: ReactNode };

function RoomNotice({ role, text, children }: NoticeProps) {
  return (
    <div
      role={role}
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-joy-soft px-4 py-2"
    >
      <p className="min-w-0">{text}</p>
      {children}
    </div>
  );
}

type CopyProps = {
  /** Another action. */
  children?: ReactNode;
  texts: { title: string; text: string; keep: string; leave: string };
  onKeep: () => void;
  onLeave: () => void;
};

/** A notice about code that is not the learner's own: they can keep a copy, or return to their own code. */
function CopyNotice({ texts, onKeep, onLeave, children }: CopyProps) {
  const text = (
    <>
      <strong>{texts.title}</strong> <span className="max-lg:hidden">{texts.text}</span>
    </>
  );
  return (
    <RoomNotice role="status" text={text}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onKeep}>
          <Copy aria-hidden="true" className="size-4" />
          {texts.keep}
        </Button>
        <Button size="sm" variant="secondary" onClick={onLeave}>
          <Undo2 aria-hidden="true" className="size-4" />
          {texts.leave}
        </Button>
        {children}
      </div>
    </RoomNotice>
  );
}

type Exits = Pick<CopyProps, 'onKeep' | 'onLeave'>;

/** Shows that an example is in the room. */
export function ExampleNotice({ name, ...exits }: Exits & { name: ExampleName }) {
  const { t } = useTranslation('examples');
  const texts = {
    title: t('notice.title'),
    text: t('notice.text'),
    keep: t('notice.keep'),
    leave: t('notice.leave'),
  };
  return (
    <CopyNotice {...exits} texts={texts}>
      <ButtonLink size="sm" variant="ghost" to={galleryAddressOf(name)}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('notice.gallery')}
      </ButtonLink>
    </CopyNotice>
  );
}

/** Shows that the code came with a link. */
export function SharedNotice(exits: Exits) {
  const { t } = useTranslation('rooms');
  const texts = {
    title: t('shared.title'),
    text: t('shared.text'),
    keep: t('shared.keep'),
    leave: t('shared.leave'),
  };
  return <CopyNotice {...exits} texts={texts} />;
}

/** Explains why the code of a link cannot be shown. */
export function BrokenLinkNotice(props: { problem: LinkProblem; onLeave: () => void }) {
  const { t } = useTranslation('rooms');
  const text = (
    <>
      <strong>{t('broken.title')}.</strong> {t(`broken.${props.problem}`)}
    </>
  );
  return (
    <RoomNotice role="alert" text={text}>
      <Button size="sm" variant="secondary" onClick={props.onLeave}>
        {t('broken.leave')}
      </Button>
    </RoomNotice>
  );
}
