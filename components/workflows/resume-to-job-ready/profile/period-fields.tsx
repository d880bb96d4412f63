"use client";

import { useEditor } from "./editing/editor-context";
import { TextField } from "./fields/text-field";
import { isPresentWord, PRESENT, tidyDate } from "./state/dates";
import { problemAt } from "./state/problems";

interface Period {
	readonly startDate: string | null;
	readonly endDate: string | null;
	readonly isCurrent: boolean;
}

interface PeriodFieldsProps {
	/** Where the entry stands in the profile. */
	path: string;
	period: Period;
	mayBePresent: boolean;
	onChange: (changes: Partial<Period>, field: string) => void;
}

/** Begin and end of an entry, as years or months. */
export function PeriodFields({ path, period, mayBePresent, onChange }: PeriodFieldsProps) {
	const { problems } = useEditor();
	const start = period.startDate ?? "";
	const end = period.isCurrent ? PRESENT : (period.endDate ?? "");

	function changeEnd(text: string) {
		if (mayBePresent && isPresentWord(text)) onChange({ endDate: null, isCurrent: true }, "endDate");
		else onChange({ endDate: text || null, isCurrent: false }, "endDate");
	}

	return (
		<>
			<TextField
				isToldLate
				label="From"
				path={`${path}.startDate`}
				value={start}
				help="2021, 2021-03 or Mar 2021"
				error={problemAt(problems, `${path}.startDate`)}
				onChange={(text) => onChange({ startDate: text || null }, "startDate")}
				onLeave={() => tidyDate(start) !== start && onChange({ startDate: tidyDate(start) || null }, "startDate")}
			/>
			<TextField
				isToldLate
				label="To"
				path={`${path}.endDate`}
				value={end}
				help={mayBePresent ? '2023, 2023-06 or "present"' : "2023 or 2023-06"}
				error={problemAt(problems, `${path}.endDate`)}
				onChange={changeEnd}
				onLeave={() => !period.isCurrent && tidyDate(end) !== end && changeEnd(tidyDate(end))}
			/>
		</>
	);
}
