import type { StuckOffer } from '@codivia/runners/preview/preview';
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** Null while the program answers. */
  offer: StuckOffer | null;
  /** The element around the program: it gets the focus once the choice is made. */
  box: RefObject<HTMLElement | null>;
  focusProgram: () => void;
};

/** Takes the focus from a frame that does not respond, and returns it when the program answers again. */
function useFocus({ box, focusProgram }: Props) {
  const panel = useRef<HTMLFieldSetElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const restoreFocus = useEffectEvent((wasInProgram: boolean) => {
    if (wasInProgram) focusProgram();
    else box.current?.focus();
  });
  useLayoutEffect(() => {
    const shown = panel.current;
    const focused = document.activeElement;
    const wasInProgram =
      focused instanceof HTMLIFrameElement && (box.current?.contains(focused) ?? false);
    if (wasInProgram) first.current?.focus();
    return () => {
      if (shown?.contains(document.activeElement)) restoreFocus(wasInProgram);
    };
  }, [box]);
  return { panel, first };
}

function Choice(props: Props & { offer: StuckOffer; labelledBy: string }) {
  const { offer, box, labelledBy } = props;
  const { t } = useTranslation('previews');
  const { panel, first } = useFocus(props);
  const choose = (choice: 'wait' | 'stop') => {
    box.current?.focus({ preventScroll: true });
    offer.choose(choice);
  };
  return (
    <fieldset
      ref={panel}
      aria-labelledby={labelledBy}
      className="m-0 flex flex-wrap justify-end gap-2 border-0 p-0"
    >
      <Button ref={first} size="sm" onClick={() => choose('wait')}>
        {t('keep_waiting')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => choose('stop')}>
        {t('stop_now')}
      </Button>
    </fieldset>
  );
}

/** Shown over a program that does not answer: an explanation, and the choice between waiting and stopping. */
export function StuckPanel(props: Props) {
  const { offer } = props;
  const { t } = useTranslation('previews');
  const id = useId();
  return (
    <div
      className={
        offer
          ? 'absolute inset-x-2 bottom-2 z-10 mx-auto grid max-w-lg gap-3 rounded-card border border-line bg-surface p-4 text-ink shadow-lift'
          : undefined
      }
    >
      {/* It is there before there is something to say, so that it is read out. */}
      <p id={id} role="status" className="m-0!">
        {offer && t('stuck', { count: offer.seconds })}
      </p>
      {offer && <Choice {...props} offer={offer} labelledBy={id} />}
    </div>
  );
}
