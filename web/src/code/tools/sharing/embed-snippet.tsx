import { useId } from 'react';
import { useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';

/** Pixels; wide enough for code beside its result in most texts around it. */
const HEIGHT = 480;

type Props = {
  /** Path and fragment of the shown work, as on Codivia. */
  address: string;
  /** Names the frame for screen readers. */
  title: string;
};

const SIGNS: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const inAttribute = (text: string) => text.replace(/[&"<>]/g, (sign) => SIGNS[sign] ?? sign);

/** The frame that shows a work on another site, as HTML. */
export function frameOf(address: string, title: string, language: string): string {
  const [path = '', fragment] = address.split('#');
  const src = `${location.origin}/embed${path}?lang=${language}${fragment ? `#${fragment}` : ''}`;
  return `<iframe src="${inAttribute(src)}" title="${inAttribute(title)}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy" allow="fullscreen; autoplay; accelerometer; gyroscope; magnetometer"></iframe>`;
}

/** HTML that shows a work on another site, to be copied. */
export function EmbedSnippet({ address, title }: Props) {
  const { t } = useTranslation('editor');
  const id = useId();
  const html = frameOf(address, title, useLanguage());
  return (
    <div className="grid justify-items-start gap-2">
      <label htmlFor={id} className="font-bold">
        {t('embed.label')}
      </label>
      <p className="text-muted text-sm">{t('embed.text')}</p>
      <textarea
        id={id}
        readOnly
        rows={3}
        value={html}
        onFocus={(event) => event.target.select()}
        className="w-full rounded-control border-2 border-edge bg-paper px-3 py-2 font-mono text-sm"
      />
      <CopyButton
        text={html}
        label={t('embed.copy')}
        copied={t('embed.copied')}
        failed={t('embed.failed')}
      />
    </div>
  );
}
