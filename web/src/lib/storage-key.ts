/**
 * The names under which the browser keeps things (docs/product.md#browser-storage): the session, the
 * choices, what was solved, what learners write in lessons and rooms, and what administrators and hosts have not saved.
 * Those that belong to a person are stored under the person (person.ts).
 */
export type StorageKey =
  | 'token'
  | 'refresh_token'
  | 'user'
  | 'family_token'
  | 'language'
  | 'redirectUrl'
  | 'redirect_at'
  | 'shared_computer'
  | 'left_to_visitors'
  | 'shelf_left_to_visitors'
  | 'theme'
  | 'mascot'
  | 'trail'
  | 'sound'
  | 'code_size'
  | 'code_split'
  | 'code_theme'
  | 'code_wrap'
  | 'code_help_key'
  | 'code_suggestions'
  | 'preview_pinned'
  | 'admin_text_view'
  | 'exercise_results'
  | 'challenge_tries'
  | 'solved_puzzles'
  | 'lesson_positions'
  | 'trial_lesson'
  | 'pending_completions'
  | 'celebrated_xp'
  | 'activity_minutes'
  | 'project_picture'
  | `code:${string}`
  | `code-at:${string}`
  | `aside:${string}`
  | `checklist:${string}`
  | `draft-synced:${string}`
  | `step-note:${string}`
  | `room:${string}`
  | `admin-lesson:${string}`
  | `admin-comment:${string}`
  | `live:${string}`
  | `replay:${string}`;
