import type { FormulaCells } from "@/lib/tools/tables/cells/cell";

/** What is said of formulas without a stored result: how many were worked out, and how many are left empty. */
export function formulaWords({ computed, unresolved }: FormulaCells): string[] {
	const worked = `${computed} ${computed === 1 ? "cell has a formula" : "cells have formulas"} without a stored result; ${computed === 1 ? "it was" : "they were"} worked out from the cells that ${computed === 1 ? "it names" : "they name"}. Compare a few with your spreadsheet program.`;
	const left = `${unresolved} ${unresolved === 1 ? "cell has a formula" : "cells have formulas"} without a stored result that can't be worked out here, and ${unresolved === 1 ? "is" : "are"} left empty. Open and save the workbook in your spreadsheet program to store ${unresolved === 1 ? "it" : "them"}, and upload that.`;
	return [...(unresolved > 0 ? [left] : []), ...(computed > 0 ? [worked] : [])];
}
