ALTER TABLE "courses" ADD COLUMN "age" integer DEFAULT 13 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "requires" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The courses that ship with the product get their places also where administrators have edited them.
UPDATE "courses" SET "age" = placed.age, "path" = placed.path, "requires" = placed.requires::jsonb
FROM (VALUES
  ('discovery', 13, 'computer-science', '[]'),
  ('python-foundations', 13, 'computer-science', '["discovery"]'),
  ('machines-learn', 14, 'ai-from-scratch', '["python-foundations"]'),
  ('web-pages', 13, 'web-and-apps', '["discovery"]'),
  ('games', 13, 'games-and-art', '["discovery"]'),
  ('data', 14, 'data-and-security', '["python-foundations"]'),
  ('databases', 14, 'data-and-security', '["discovery"]'),
  ('cybersecurity', 14, 'data-and-security', '["python-foundations"]'),
  ('mobile-apps', 14, 'web-and-apps', '["web-pages"]'),
  ('cloud', 15, 'web-and-apps', '["python-foundations"]')
) AS placed(id, age, path, requires)
WHERE "courses"."id" = placed.id;
