import { CronExpressionParser } from "cron-parser";

/** The next time a cron expression fires, strictly after `after`. A `TZ=Area/City ` prefix sets its time zone; the default is UTC. */
export function nextTick(expression: string, after = new Date()): Date {
	const [, tz = "UTC", fields = expression] = /^(?:CRON_)?TZ=(\S+)\s+(.*)$/.exec(expression) ?? [];
	return CronExpressionParser.parse(fields, { tz, currentDate: after }).next().toDate();
}
