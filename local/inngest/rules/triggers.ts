import { z } from "zod";
import { checkedBy, durationWithin, Expression } from "./checked-text";
import { nextTick } from "./cron";

const MAX_TRIGGERS = 10;
const MAX_LENGTH = 255;

/** Minutes are the finest unit of a clock: five fields, after an optional time zone. */
function assertClock(text: string): void {
	const fields = text.replace(/^(?:CRON_)?TZ=\S+\s+/, "").trim();
	if (fields.split(/\s+/).length !== 5) throw new Error(`'${text}' isn't a valid cron schedule: it must have five fields`);
	try {
		nextTick(text);
	} catch (error) {
		throw new Error(`'${text}' isn't a valid cron schedule: ${error instanceof Error ? error.message : String(error)}`);
	}
}

export const EventName = z.string().min(1).max(MAX_LENGTH);

const EventTrigger = z.strictObject({ event: EventName, expression: Expression.optional() });
const CronTrigger = z.strictObject({ cron: z.string().max(MAX_LENGTH).pipe(checkedBy(assertClock)), jitter: durationWithin("1s", "5m").optional() });

const Trigger = z.union([EventTrigger, CronTrigger]);

const identityOf = (trigger: z.output<typeof Trigger>) => ("cron" in trigger ? trigger.cron : JSON.stringify(trigger));

/** What starts a function: at most ten triggers, no two of them the same. */
export const Triggers = z
	.array(z.looseObject({}))
	.max(MAX_TRIGGERS)
	.transform((triggers, context) => triggers.flatMap((trigger, index) => parseTrigger(trigger, index, context)))
	.refine((triggers) => new Set(triggers.map(identityOf)).size === triggers.length, "there is a duplicate trigger");

/** A union would only say that neither form fits: the form is chosen first, so that the reason can be told. */
function parseTrigger(trigger: object, index: number, context: z.RefinementCtx): z.output<typeof Trigger>[] {
	const parsed = "cron" in trigger ? CronTrigger.safeParse(trigger) : EventTrigger.safeParse(trigger);
	if (parsed.success) return [parsed.data];
	for (const issue of parsed.error.issues) context.addIssue({ ...issue, path: [index, ...issue.path] });
	return [];
}
