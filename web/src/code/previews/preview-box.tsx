import type { LostReason } from '@codivia/runners/preview/preview';
import { Maximize2, Minimize2, MonitorPlay, PlugZap, TriangleAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useReachable } from '../../lib/network.ts';
import { classes } from '../../ui/classes.ts';
import { NetworkHelpLink } from '../../ui/network-help-link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFullScreen } from '../../ui/use-full-screen.ts';
import type { PreviewPhase } from './preview-output.ts';
import { QuestionPanel } from './question-panel.tsx';
import { StuckPanel } from './stuck-panel.tsx';
import type { ShownPreview } from './use-preview.ts';

type Props = {
  preview: Pick<ShownPreview<never>, 'container' | 'output' | 'focus' | 'answer'>;
  /** The text shown until the first run. */
  empty?: { title: string; text: string } | undefined;
  /** Games write scores at the top: there the full-screen button is at the bottom. */
  isGame?: boolean;
  /** The page around it has a button for the whole screen. */
  withoutFullScreen?: boolean;
  id?: string;
  className?: string;
  style?: CSSProperties;
};

function Message(props: {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 overflow-auto p-4 text-center [&_svg]:size-9 [&_svg]:text-trail">
      {props.icon}
      <p className="font-bold text-lg">{props.title}</p>
      {props.text && <p className="max-w-md text-muted">{props.text}</p>}
      {props.children}
    </div>
  );
}

type Phase = Pick<Props, 'empty'> & { phase: PreviewPhase; lost: LostReason | null };

function PhaseMessage({ phase, lost, empty }: Phase) {
  const { t } = useTranslation('previews');
  const reachable = useReachable(phase === 'unavailable');
  if (phase === 'shown') return null;
  if (phase === 'preparing') return <Message icon={<Spinner />} title={t('preparing')} />;
  if (phase === 'empty') {
    const { title, text } = empty ?? { title: t('empty'), text: t('empty_text') };
    return <Message icon={<MonitorPlay aria-hidden="true" />} title={title} text={text} />;
  }
  if (phase === 'unavailable') {
    const why = reachable === null ? undefined : t(reachable ? 'unavailable_text' : 'offline_text');
    return (
      <Message icon={<PlugZap aria-hidden="true" />} title={t(phase)} text={why}>
        {reachable && <NetworkHelpLink>{t('network_help')}</NetworkHelpLink>}
      </Message>
    );
  }
  const icon = <TriangleAlert aria-hidden="true" />;
  if (phase === 'left') return <Message icon={icon} title={t(phase)} text={t('left_text')} />;
  const reason = lost ?? 'busy';
  return <Message icon={icon} title={t(`lost.${reason}.title`)} text={t(`lost.${reason}.text`)} />;
}

/** The frame that shows a program, with a button for the whole screen. */
export function PreviewBox(props: Props) {
  const { preview, empty, isGame = false, withoutFullScreen, id, className, style } = props;
  const { phase, lost, stuck, questions } = preview.output;
  const [question] = questions;
  const { t } = useTranslation('previews');
  const box = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(box);
  const Icon = fullScreen.on ? Minimize2 : Maximize2;
  const ended = phase === 'lost' || phase === 'left' || phase === 'unavailable';
  return (
    <section
      ref={box}
      id={id}
      // The focus comes here when the panel with the choice disappears.
      tabIndex={-1}
      aria-label={t('frame')}
      className={classes(
        'shrink-0 overflow-hidden border border-line bg-surface',
        fullScreen.overlay ? 'fixed inset-0 z-50' : 'relative rounded-control',
        className,
      )}
      style={fullScreen.on ? undefined : style}
    >
      {/* Programs expect the white ground of an empty page, in the dark too. */}
      <div
        ref={preview.container}
        className={classes('absolute inset-0', phase === 'shown' && 'bg-white')}
      />
      <div role={ended ? 'alert' : 'status'}>
        <PhaseMessage phase={phase} lost={lost} empty={empty} />
      </div>
      <StuckPanel offer={stuck} box={box} focusProgram={preview.focus} />
      {question && (
        <QuestionPanel
          key={question.id}
          question={question.question}
          onAnswer={(answer) => preview.answer(question, answer)}
        />
      )}
      {phase === 'shown' && !question && !withoutFullScreen && (
        <button
          type="button"
          aria-label={t(fullScreen.on ? 'leave_full_screen' : 'full_screen')}
          title={t(fullScreen.on ? 'leave_full_screen' : 'full_screen')}
          className={classes(
            'absolute end-2 grid size-10 place-items-center rounded-full bg-night/75 text-on-night hover:bg-night focus-visible:outline-joy',
            isGame ? 'bottom-2' : 'top-2',
          )}
          onClick={() => {
            fullScreen.toggle();
            // The program gets the keyboard.
            preview.focus();
          }}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      )}
    </section>
  );
}
