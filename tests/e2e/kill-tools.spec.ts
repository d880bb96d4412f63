import { test } from "@playwright/test";
import { surviveBetweenSteps, surviveInTool } from "@/tests/e2e/steps/crash-steps";

test("a run outlives its tool servers that are killed in the middle of a tool", () => surviveInTool("tool-host"));

test("a run outlives its tool servers that are killed between two steps", () => surviveBetweenSteps("tool-host"));
