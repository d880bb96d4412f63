import { SEVERITY_WORDS } from "@/components/audit/audit-words";
import type { ExceptionRecord } from "@/lib/specialists/schemas";

export interface TicketGroup {
	readonly exceptionType: string;
	readonly severity: ExceptionRecord["severity"];
	/** How many of them still ask for something. */
	readonly open: number;
	readonly tickets: readonly ExceptionRecord[];
}

const WEIGHTS = Object.keys(SEVERITY_WORDS);
const weightOf = (severity: ExceptionRecord["severity"]) => WEIGHTS.indexOf(severity);
const isOpen = ({ state }: ExceptionRecord) => state === "open" || state === "acknowledged";

/** Tickets of one kind together, what is open and weighs most first. */
export function groupTickets(tickets: readonly ExceptionRecord[]): TicketGroup[] {
	const kinds = [...new Set(tickets.map(({ exception_type }) => exception_type))];
	const groups = kinds.map((exceptionType): TicketGroup => {
		const own = tickets.filter(({ exception_type }) => exception_type === exceptionType);
		const heaviest = own.reduce((worst, { severity }) => (weightOf(severity) > weightOf(worst) ? severity : worst), "low" as ExceptionRecord["severity"]);
		return { exceptionType, severity: heaviest, open: own.filter(isOpen).length, tickets: own };
	});
	return groups.sort((one, other) => Number(other.open > 0) - Number(one.open > 0) || weightOf(other.severity) - weightOf(one.severity));
}
