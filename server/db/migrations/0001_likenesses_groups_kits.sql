CREATE TABLE "group_answers" (
	"sheet_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"groups" jsonb NOT NULL,
	"shown" text,
	CONSTRAINT "group_answers_sheet_id_resume_id_pk" PRIMARY KEY("sheet_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "group_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"attributes" jsonb NOT NULL,
	"figures" jsonb,
	"figures_at" timestamp with time zone,
	"shown_people" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_sheets_owner" UNIQUE("owner_id","id"),
	CONSTRAINT "group_sheets_once_per_job" UNIQUE("owner_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "kit_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"kit_id" uuid NOT NULL,
	"resume_id" uuid,
	"questions" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kit_edits_once" UNIQUE NULLS NOT DISTINCT("kit_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "likenesses" (
	"resume_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"denied_at" timestamp with time zone,
	CONSTRAINT "likenesses_resume_id_other_id_pk" PRIMARY KEY("resume_id","other_id"),
	CONSTRAINT "likenesses_two" CHECK ("likenesses"."resume_id" <> "likenesses"."other_id")
);
--> statement-breakpoint
CREATE TABLE "sketch_keys" (
	"resume_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "sketch_keys_resume_id_key_pk" PRIMARY KEY("resume_id","key")
);
--> statement-breakpoint
CREATE TABLE "sketches" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"sketch" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_answers" ADD CONSTRAINT "group_answers_sheet_fk" FOREIGN KEY ("owner_id","sheet_id") REFERENCES "public"."group_sheets"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_answers" ADD CONSTRAINT "group_answers_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sheets" ADD CONSTRAINT "group_sheets_job_fk" FOREIGN KEY ("owner_id","job_id") REFERENCES "public"."jobs"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_edits" ADD CONSTRAINT "kit_edits_kit_fk" FOREIGN KEY ("owner_id","kit_id") REFERENCES "public"."kits"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_edits" ADD CONSTRAINT "kit_edits_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likenesses" ADD CONSTRAINT "likenesses_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likenesses" ADD CONSTRAINT "likenesses_other_fk" FOREIGN KEY ("owner_id","other_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sketch_keys" ADD CONSTRAINT "sketch_keys_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sketches" ADD CONSTRAINT "sketches_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_answers_by_resume" ON "group_answers" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "kit_edits_by_resume" ON "kit_edits" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "likenesses_by_resume" ON "likenesses" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "likenesses_by_other" ON "likenesses" USING btree ("owner_id","other_id");--> statement-breakpoint
CREATE INDEX "sketch_keys_holders" ON "sketch_keys" USING btree ("owner_id","key","resume_id");--> statement-breakpoint
CREATE INDEX "sketch_keys_owner" ON "sketch_keys" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "sketches_owner" ON "sketches" USING btree ("owner_id","resume_id");