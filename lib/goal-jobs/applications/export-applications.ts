import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { after, type KeysetPosition } from "@/lib/platform/database/keyset";
import { BYTE_ORDER_MARK, csvLine } from "@/lib/platform/language/csv";
import type { Prisma, Application as Row } from "@/lib/platform/prisma/client";
import { applicationsWhere } from "./list-applications";
import { presentSaved, type SavedApplication } from "./present";
import type { ApplicationFilter } from "./schemas";

const ROWS_AT_ONCE = 500;
const COLUMNS = ["Title", "Company", "Place", "Country", "Status", "Since", "Applied", "Remind on", "Fit", "Notes", "Link", "Pay", "Contacts"];

/** The applications of the caller that pass a filter as a CSV file, the newest first. */
export async function exportApplications({ actor }: ActorContext, filter: ApplicationFilter, now = new Date()): Promise<Response> {
	const where = applicationsWhere(actor.userId, filter);
	const lines: string[] = [];
	let position: KeysetPosition | null = null;
	for (let isLast = false; !isLast; ) {
		const rows: Row[] = await page(where, position);
		lines.push(...rows.map((row) => lineOf(presentSaved(row))));
		const last = rows.at(-1);
		position = last ? { at: last.createdAt, id: last.id } : null;
		isLast = rows.length < ROWS_AT_ONCE;
	}
	const name = `applications-${now.toISOString().slice(0, 10)}.csv`;
	return new Response(BYTE_ORDER_MARK + csvLine(COLUMNS) + lines.join(""), {
		headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"`, "cache-control": "no-store" },
	});
}

function page(where: Prisma.ApplicationWhereInput, position: KeysetPosition | null): Promise<Row[]> {
	return db().application.findMany({ where: { AND: [where, after(position)] }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: ROWS_AT_ONCE });
}

function lineOf(application: SavedApplication): string {
	const { title, company, location, country, status, statusChangedAt, appliedAt, remindOn, fit, notes, applyUrl, salary, pay, contacts } = application;
	const days = [statusChangedAt.slice(0, 10), appliedAt?.slice(0, 10) ?? null, remindOn];
	const people = contacts.map((contact) => [contact.name, contact.role, contact.email, contact.phone].filter(Boolean).join(", "));
	return csvLine([title, company, location, country, status, ...days, fit, notes, applyUrl, pay || statedPay(salary), people.join("\n")]);
}

function statedPay(salary: SavedApplication["salary"]): string | null {
	if (salary === null) return null;
	const amounts = [...new Set([salary.min, salary.max])].filter((amount) => amount !== null);
	return amounts.length === 0 ? null : `${amounts.join(" to ")} ${salary.currency} a ${salary.period}`;
}
