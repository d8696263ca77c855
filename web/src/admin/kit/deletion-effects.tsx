import { LoadingBlock } from './loading-block.tsx';

type Props = {
  /** The effects of the deletion (what is deleted, what stays), a line each; undefined until they are known. */
  effects: readonly string[] | undefined;
  /** True if the effects could not be loaded. */
  failed: boolean;
  texts: { loading: string; unknown: string };
  /** The height of the effects, kept free while they are looked up. */
  className: string;
};

/** Lists the known effects of a deletion. */
export function DeletionEffects({ effects, failed, texts, className }: Props) {
  if (failed) return <p>{texts.unknown}</p>;
  if (!effects) return <LoadingBlock text={texts.loading} className={className} />;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );
}
