import type { ReactNode } from "react";
import { Card } from "./card";
import { cn } from "./class-names";
import { HeaderCell, Table } from "./table";

export interface Column {
	readonly label: string;
	/** A class for its width; without one it takes what is left. */
	readonly width?: string;
	readonly isNumeric?: boolean;
	/** Said to screen readers alone: what stands below speaks for itself. */
	readonly isUnseen?: boolean;
}

interface TableOrCardsProps {
	columns: readonly Column[];
	rows: ReactNode;
	/** The same as items of a list. */
	cards: ReactNode;
	/** From which width on there is room for the table. */
	from?: "md" | "lg";
}

const SHOWN = { md: ["md:block", "md:hidden"], lg: ["lg:block", "lg:hidden"] } as const;

/** A list as a table where there is room, as cards on narrower screens. */
export function TableOrCards({ columns, rows, cards, from = "md" }: TableOrCardsProps) {
	const [table, list] = SHOWN[from];
	return (
		<>
			<Card className={cn("hidden overflow-clip", table)}>
				<Table className={cn(columns.some(({ width }) => width) && "table-fixed")}>
					<thead>
						<tr>
							{columns.map(({ label, width, isNumeric, isUnseen }) => (
								<HeaderCell key={label} {...(isNumeric ? { isNumeric } : {})} className={width}>
									{isUnseen ? <span className="sr-only">{label}</span> : label}
								</HeaderCell>
							))}
						</tr>
					</thead>
					<tbody>{rows}</tbody>
				</Table>
			</Card>
			<ul className={cn("grid grid-cols-1 gap-2", list)}>{cards}</ul>
		</>
	);
}
