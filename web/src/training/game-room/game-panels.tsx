import type { SourcePosition } from '@codivia/runners/preview/messages';
import { CodeEditor } from '../../code/editor/code-editor.tsx';
import { PageProblems, WithProblems } from '../../code/lesson/problems.tsx';
import { FailurePanel } from '../../code/previews/failure-panel.tsx';
import { GameTools } from '../../code/previews/game/game-tools.tsx';
import { KeyPad } from '../../code/previews/game/key-pad.tsx';
import { SceneText } from '../../code/previews/game/scene-text.tsx';
import { OfferedFiles } from '../../code/previews/offered-files.tsx';
import { PreviewBox } from '../../code/previews/preview-box.tsx';
import { failedLineIn } from '../../code/previews/preview-output.ts';
import { isSharedPlace } from '../../code/tools/sharing/share-link.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { lazyDialog } from '../../ui/dialog.tsx';
import type { PanelProps } from '../room/room-definition.ts';
import { ScriptConsole } from '../room/script-console.tsx';
import { OfferedHand } from './hand/offered-hand.tsx';
import { FILE, type GameProgram } from './use-game-program.ts';

const PicturesDialog = lazyDialog(
  async () => (await import('../../code/pictures/pictures-dialog.tsx')).PicturesDialog,
);

/** The editor of the game, which knows the words of p5. */
export function GameEditor(props: PanelProps<GameProgram>) {
  const { program, work, onRun, editor, goTo } = props;
  const { t } = useTranslation('game-room');
  return (
    <WithProblems
      problems={
        <PageProblems
          kind="game"
          files={work.files}
          output={program.preview.output}
          editor={editor}
          shownFile={FILE}
          onGoTo={({ line, file }) => goTo(line, file)}
        />
      }
    >
      <CodeEditor
        ref={editor}
        room
        language="javascript"
        code={work.files[FILE] ?? ''}
        label={t('editor')}
        draft={{ place: work.place, file: FILE }}
        placeholder={t('placeholder')}
        library="p5"
        failedLine={failedLineIn(FILE, program.preview.output)}
        onChange={(next) => work.change(FILE, next)}
        onRun={onRun}
      />
      <PicturesDialog {...program.pictures} />
    </WithProblems>
  );
}

/**
 * The game, 300 to 600 px high by the size of the screen, above its console. A low window makes it lower from the
 * start: content that comes later does not, since a sketch that fills its window has measured it when it began.
 */
export function GameResult({ program, work, goTo, offer }: PanelProps<GameProgram>) {
  const { t } = useTranslation('game-room');
  const { preview } = program;
  const { output } = preview;
  const onGoTo = ({ line, file }: SourcePosition) => goTo(line, file);
  return (
    <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto">
      <PreviewBox
        preview={preview}
        empty={{ title: t('empty'), text: t('empty_text') }}
        className="h-[300px] min-h-52 max-h-[calc(100%-14.5rem)] sm:h-[400px] lg:min-h-72 lg:h-[500px] 2xl:h-[600px]"
      />
      {output.phase === 'shown' && (
        <div key={output.turn} className="contents">
          {output.usesHand && (
            <OfferedHand
              place={work.place}
              code={work.files[FILE] ?? ''}
              isShared={isSharedPlace(work.place)}
              isStored={work.stored}
              onHand={(hand) => preview.control({ do: 'hand', hand })}
            />
          )}
          <KeyPad preview={preview} />
          <GameTools preview={preview} />
          <SceneText preview={preview} />
        </div>
      )}
      {offer}
      <OfferedFiles files={output.files} />
      {output.failure && (
        <FailurePanel failure={output.failure} onGoTo={onGoTo} onRunLonger={preview.runLonger} />
      )}
      <ScriptConsole preview={preview} onGoTo={onGoTo} />
    </div>
  );
}
