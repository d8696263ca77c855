import Type, { type Static } from 'typebox';
import { CourseIconName } from './courses.ts';
import { Bilingual } from './language.ts';

/** A mentor (docs/product.md#mentors-and-partners). */
export const Mentor = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    role: Bilingual,
    company: Type.String(),
    expertise: Bilingual,
    experience: Bilingual,
    description: Bilingual,
    icon: CourseIconName,
    /** Languages spoken and subjects, as tags. */
    languages: Type.Array(Type.Union([Type.String(), Bilingual]), { minItems: 2 }),
  },
  { additionalProperties: false },
);
export type Mentor = Static<typeof Mentor>;

/** `mentors.yaml`: exactly six. */
export const MentorsFile = Type.Array(Mentor, { minItems: 6, maxItems: 6 });
