import Type, { type Static } from 'typebox';
import { CourseIconName } from './courses.ts';
import { Bilingual } from './language.ts';

/** A group of partners (docs/product.md#mentors-and-partners). */
export const PartnerGroup = Type.Object(
  {
    id: Type.String(),
    title: Bilingual,
    description: Bilingual,
    icon: CourseIconName,
    partners: Type.Array(
      Type.Object(
        { name: Type.String(), description: Bilingual, type: Bilingual },
        { additionalProperties: false },
      ),
      { minItems: 2 },
    ),
  },
  { additionalProperties: false },
);
export type PartnerGroup = Static<typeof PartnerGroup>;

/** `partners.yaml`. */
export const PartnersFile = Type.Array(PartnerGroup, { minItems: 3, maxItems: 3 });
