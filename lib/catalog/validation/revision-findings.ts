import { isDeepStrictEqual } from "node:util";
import type { Spec, StepSpec } from "@/lib/catalog/spec";
import { ANYTHING, fieldOf } from "./json-shape";
import { type Known, resolveShape } from "./reference-shape";
import type { SpecFinding, SpecWorld } from "./validate-spec";

/** What is wrong with the value that owners may change, and with the steps that check it and make its files. `known`: all of the spec, for one item. */
export function revisionFindings(spec: Spec, known: Known, world: SpecWorld): SpecFinding[] {
	const declared = spec.steps.flatMap((step, index) => (step.revision ? [{ step, path: `steps.${index}.revision` }] : []));
	const more = declared.slice(1).map(({ path }) => ({ path, message: "The output of one step can be changed, not of several." }));
	return [...more, ...declared.slice(0, 1).flatMap(({ step, path }) => findingsOf(spec, step, path, known, world))];
}

function findingsOf(spec: Spec, step: StepSpec, path: string, known: Known, world: SpecWorld): SpecFinding[] {
	const { revision } = step;
	if (!revision) return [];
	if (step.forEach === undefined) return [{ path, message: "What can be changed is what a step wrote for one of its items." }];
	const findings: SpecFinding[] = [];
	const value = fieldOf(known.steps.get(step.stepId)?.output ?? ANYTHING, [revision.field]);
	if (!value) findings.push({ path: `${path}.field`, message: `The output of ${step.stepId} has no field ${revision.field}.` });
	for (const [index, name] of revision.keeps.entries()) {
		if (value && !fieldOf(value, [name])) findings.push({ path: `${path}.keeps.${index}`, message: `There is no field ${name} to keep.` });
	}
	const check = laterStep(spec, step, revision.checkStep);
	if (!check) findings.push({ path: `${path}.checkStep`, message: laterStepWords(step, revision) });
	else if (!check.gate) findings.push({ path: `${path}.checkStep`, message: `${check.stepId} has no gate.` });
	const render = laterStep(spec, step, revision.renderStep);
	if (!render) findings.push({ path: `${path}.renderStep`, message: laterStepWords(step, revision) });
	else if (!render.artifacts) findings.push({ path: `${path}.renderStep`, message: `${render.stepId} makes no files.` });
	const users = [check, render].filter((user) => user !== null && user !== undefined);
	findings.push(...givenFindings(revision.originalInput, users, `${path}.originalInput`, world));
	findings.push(...givenFindings(revision.remarksField, render ? [render] : [], `${path}.remarksField`, world));
	const checked = check && known.steps.get(check.stepId)?.output;
	if (revision.remarksField !== undefined && checked && !fieldOf(checked, [revision.remarksField]))
		findings.push({ path: `${path}.remarksField`, message: `The output of ${check.stepId} has no field ${revision.remarksField}.` });
	if (revision.beside !== undefined) {
		const { problems } = resolveShape(revision.beside, known);
		findings.push(...problems.map((problem) => ({ path: `${path}.beside`, message: `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.` })));
	}
	return findings;
}

/** What is wrong with an input that steps are given beside those of the spec. */
function givenFindings(name: string | undefined, steps: readonly StepSpec[], path: string, world: SpecWorld): SpecFinding[] {
	if (name === undefined) return [];
	return steps.flatMap((step) => {
		const tool = world.toolOf(step.tool);
		const isTaken = !tool || fieldOf(tool.input, [name]);
		return [
			...(isTaken ? [] : [{ path, message: `${step.tool} takes no ${name}.` }]),
			...(tool && name in step.inputs ? [{ path, message: `${step.stepId} gives ${name} already.` }] : []),
		];
	});
}

/** A step after the given one that takes its value for the same items. */
function laterStep(spec: Spec, step: StepSpec, stepId: string): StepSpec | null {
	const later = spec.steps.slice(spec.steps.indexOf(step) + 1).find((candidate) => candidate.stepId === stepId);
	if (!later || !isDeepStrictEqual(later.forEach, step.forEach)) return null;
	return Object.values(later.inputs).includes(`step:${step.stepId}[item].${step.revision?.field}`) ? later : null;
}

function laterStepWords({ stepId }: StepSpec, { field }: { field: string }): string {
	return `It has to be a later step for the same items with step:${stepId}[item].${field} among its inputs.`;
}
