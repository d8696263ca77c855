import { useTranslation } from '../../lib/i18n.ts';
import { MAX_MEGABYTES, MAX_MEGAPIXELS } from './open-picture.ts';
import type { Refused } from './open-pictures.ts';

/** Names that are read out; after more of them there are three points. */
const NAMED = 3;

const namesOf = (names: readonly string[]): string =>
  names.length > NAMED ? `${names.slice(0, NAMED).join(', ')}…` : names.join(', ');

/** Says which files did not become pictures, and why. */
export function PictureProblems({ refused }: { refused: Refused }) {
  const { t } = useTranslation('ai-lab');
  return (['too_large', 'heic', 'unreadable'] as const).map((problem) => {
    const names = refused[problem] ?? [];
    if (names.length === 0) return null;
    return (
      <p key={problem} role="alert" className="font-bold text-danger text-sm wrap-anywhere">
        {t(`picture.problems.${problem}`, {
          count: names.length,
          names: namesOf(names),
          megapixels: MAX_MEGAPIXELS,
          megabytes: MAX_MEGABYTES,
        })}
      </p>
    );
  });
}
