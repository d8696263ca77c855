import {
  addClassAccounts,
  type ClassCard,
  removeClassMember,
  renameClassMember,
  renewClassWords,
  restoreClassMember,
} from '@codivia/contract/api/class-roster';
import {
  addClassTeacher,
  archiveClass,
  CLASS_ARCHIVE_DAYS,
  type ClassMember,
  deleteClass,
  PUPIL_RESTORE_DAYS,
  readClass,
  renewClassCode,
  restoreClass,
  type SchoolClass,
  updateClass,
} from '@codivia/contract/api/classes';
import { type DemoAnswer, notHere, on } from './demo-answers-of.ts';
import { demoWords, freeUserName } from './demo-names.ts';
import { type DemoState, demoMember } from './demo-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Returns the answers about the roster and the settings of the class. */
export function rosterAnswers(demo: DemoState): DemoAnswer[] {
  function change(changes: Partial<SchoolClass>): SchoolClass {
    const { revision } = demo.taught;
    demo.taught = { ...demo.taught, ...changes, revision: revision + 1 };
    return demo.taught;
  }
  const changeMember = (id: string, changes: Partial<ClassMember>) =>
    change({
      members: demo.taught.members
        .map((one) => (one.id === id ? { ...one, ...changes } : one))
        .sort((one, other) => one.name.localeCompare(other.name)),
    });
  function card({ id, name, user_name }: ClassMember): ClassCard {
    demo.cards += 1;
    const words = demoWords(demo.taught.language, demo.cards);
    return { id, name, user_name: user_name ?? '', words };
  }
  function add(names: readonly string[]): ClassCard[] {
    const taken = new Set(demo.taught.members.map(({ id }) => id));
    const now = new Date().toISOString();
    const added = names.map((name) => {
      const user_name = freeUserName(name, taken);
      taken.add(user_name);
      return demoMember(name, user_name, now);
    });
    const members = [...demo.taught.members, ...added];
    change({ members: members.sort((one, other) => one.name.localeCompare(other.name)) });
    return added.map(card);
  }

  return [
    on(readClass, () => demo.taught),
    on(updateClass, ({ body: { revision: _, ...fields } }) => change(fields)),
    on(renewClassCode, () => {
      const number = Number(demo.taught.code.slice(5)) + 1;
      return change({ code: `DEMO-${String(number).padStart(4, '0')}`, code_renewed: true });
    }),
    on(archiveClass, () =>
      change({ archived_at: inDays(0), delete_after: inDays(CLASS_ARCHIVE_DAYS) }),
    ),
    on(restoreClass, () => change({ archived_at: null, delete_after: null })),
    on(deleteClass, () => {
      throw notHere({
        en: 'The demonstration can’t be deleted: it’s gone as soon as you close this page.',
        fr: 'La démonstration ne se supprime pas : elle disparaît dès que vous fermez cette page.',
      });
    }),
    on(addClassTeacher, () => {
      throw notHere({
        en: 'Nobody can be added to the demonstration. In your class, a colleague would see what you see.',
        fr: 'Personne ne peut être ajouté à la démonstration. Dans votre classe, votre collègue verrait ce que vous voyez.',
      });
    }),
    on(renameClassMember, ({ params, body: { name } }) => changeMember(params.member_id, { name })),
    on(removeClassMember, ({ params }) =>
      changeMember(params.member_id, { delete_after: inDays(PUPIL_RESTORE_DAYS) }),
    ),
    on(restoreClassMember, ({ params }) => changeMember(params.member_id, { delete_after: null })),
    on(addClassAccounts, ({ body: { names } }) => add(names.filter((name) => name.trim()))),
    on(renewClassWords, ({ body: { member_ids } }) =>
      demo.taught.members.filter(({ id }) => member_ids.includes(id)).map(card),
    ),
  ];
}
