import { test } from "@playwright/test";
import { surviveBetweenSteps, surviveInTool } from "@/tests/e2e/steps/crash-steps";

test("a run outlives the engine that is killed in the middle of a tool", () => surviveInTool("inngest"));

test("a run outlives the engine that is killed between two steps", () => surviveBetweenSteps("inngest"));
