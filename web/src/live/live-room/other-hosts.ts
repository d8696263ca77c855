import type { LiveCaret, LiveStage } from '@codivia/contract/api/live-stage';
import type { HostSelection } from '../../code/editor/host-selection.ts';
import { type HostNames, nameAt } from '../live-stage/host-names.ts';
import type { Collab } from './collab.ts';

/**
 * Knows where other hosts are, as one host sees it. Until this window has said where it is, the place of its own host
 * is that of an earlier window: nobody is shown until then.
 */
export class OtherHosts {
  readonly #collab: Collab;
  #entered = false;

  constructor(collab: Collab) {
    this.#collab = collab;
  }

  /** The carets of others, the one that moved last at the end. */
  of({ carets }: LiveStage): readonly LiveCaret[] {
    const { client } = this.#collab;
    this.#entered ||= carets.some((caret) => caret.client === client);
    return this.#entered ? carets.filter((caret) => caret.client !== client) : [];
  }

  /**
   * Returns the selections of other hosts in a file; null while they have another version of the file than the stage.
   */
  inFile(stage: LiveStage, file: string, names: HostNames): HostSelection[] | null {
    const version = stage.files[file]?.version ?? 0;
    const selections: HostSelection[] = [];
    for (const caret of this.of(stage)) {
      if (caret.file !== file) continue;
      const places = this.#collab.placesNow(file, version, [caret.anchor, caret.head]);
      if (!places) return null;
      const [anchor = 0, head = 0] = places;
      const { by, seq } = caret;
      selections.push({
        anchor,
        head,
        name: nameAt(caret, names),
        move: seq,
        isTeam: by === 'team',
      });
    }
    return selections;
  }
}
