import { test } from "@playwright/test";
import { surviveBetweenSteps, surviveInTool } from "@/tests/e2e/steps/crash-steps";

test("a run outlives the app that is killed in the middle of a tool", () => surviveInTool("web"));

test("a run outlives the app that is killed between two steps", () => surviveBetweenSteps("web"));
