import { type AdminUser, NEW_USER, type UserFields } from '@codivia/contract/api/admin-users';

/** The values in the form of an account. Only a new account has a password here. */
export type UserValues = Omit<UserFields, 'subscription_end_date'> & {
  password: string;
  /** Empty when there is none. */
  subscription_end_date: string;
};

/** The fields of the form, in their order. */
export const USER_FIELDS = [
  'name',
  'email',
  'role',
  'is_verified',
  'language',
  'bio',
  'avatar_url',
  'is_premium',
  'subscription_end_date',
] as const satisfies (keyof UserFields)[];
export type UserField = (typeof USER_FIELDS)[number];

export const NEW_VALUES: UserValues = {
  ...NEW_USER,
  subscription_end_date: '',
  name: '',
  email: '',
  password: '',
};

export function valuesOf(user: AdminUser): UserValues {
  const { name, email, role, is_premium, is_verified, bio, avatar_url, language } = user;
  return {
    name,
    email,
    role,
    is_premium,
    is_verified,
    bio,
    avatar_url,
    language,
    subscription_end_date: user.subscription_end_date ?? '',
    password: '',
  };
}

/** Returns the named fields of the values: changes of other fields by another administrator stay. */
export function only(
  values: UserValues,
  changed: Partial<Record<keyof UserValues, unknown>>,
): Partial<UserFields> {
  const fields = USER_FIELDS.filter((field) => changed[field]);
  return Object.fromEntries(
    fields.map((field) => [
      field,
      field === 'subscription_end_date' ? values[field] || null : values[field],
    ]),
  );
}
