import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

/** Work that is done when it is told to be, and writes down when it begins and ends. */
function pieces() {
  const diary: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    diary.push(`${name} begins`);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    }).finally(() => diary.push(`${name} ends`));
  };
  return { diary, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('work of one key waits for its turn, work of others does not', async () => {
  const { diary, work, end } = pieces();
  const inTurn = takeTurns();
  const done = [inTurn('ada', work('a')), inTurn('ada', work('b')), inTurn('lin', work('c'))];
  await settled();
  expect(diary).toEqual(['a begins', 'c begins']);
  end('a');
  await settled();
  expect(diary).toEqual(['a begins', 'c begins', 'a ends', 'b begins']);
  end('b');
  end('c');
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c']);
});

test('work that fails tells its caller alone, and the next has its turn', async () => {
  const { work, end } = pieces();
  const inTurn = takeTurns();
  const failing = inTurn('ada', work('a'));
  const next = inTurn('ada', work('b'));
  end('a', new Error('no luck'));
  await expect(failing).rejects.toThrow('no luck');
  await settled();
  end('b');
  expect(await next).toBe('b');
});
