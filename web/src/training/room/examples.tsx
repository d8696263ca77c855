import type { ProgramFiles } from '@codivia/contract/programs/program';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';

/** A program to start from. */
interface Example {
  name: string;
  icon: ReactNode;
  title: string;
  text: string;
  files: ProgramFiles;
}

/** Programs to start from, and the texts about them. */
export interface RoomExamples {
  /** The label of the button that leads to them. */
  action: string;
  title: string;
  text: string;
  open: string;
  openNamed: (title: string) => string;
  /** The message once one of them is in the editor. */
  opened: string;
  list: readonly Example[];
  /** The minimum width of the cards. */
  cards: keyof typeof GRID;
}

const GRID = {
  narrow: 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]',
  wide: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
};

type Props = RoomExamples & {
  ref: Ref<HTMLElement>;
  onOpen: (files: ProgramFiles, message: string) => void;
};

/** The examples of a room, each with a button that puts it into the editor. */
export function Examples({
  title,
  text,
  open,
  openNamed,
  opened,
  list,
  cards,
  ref,
  onOpen,
}: Props) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="page-width grid scroll-mt-20 gap-4 py-8 outline-none"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <ul className={classes('grid gap-3', GRID[cards])}>
        {list.map((example) => (
          <li key={example.name}>
            <Card className="flex h-full flex-col gap-2 p-4">
              <h3 className="flex items-center gap-2 text-lg [&_svg]:size-5 [&_svg]:text-trail">
                {example.icon}
                {example.title}
              </h3>
              <p className="grow text-muted">{example.text}</p>
              <Button
                size="sm"
                variant="secondary"
                aria-label={openNamed(example.title)}
                onClick={() => onOpen(example.files, opened)}
              >
                {open}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
