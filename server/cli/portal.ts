#!/usr/bin/env node
import { commands } from './commands/commands.ts'
import { askDemo } from './frame/ask-demo.ts'
import { runPortal } from './frame/run-portal.ts'
import { streamsOfProcess, worldOfProcess } from './frame/world.ts'

/** `npx portal`: npx runs it on the Node that comes with the project, whatever Node the machine has. */
process.exitCode = await runPortal(process.argv.slice(2), commands, worldOfProcess(askDemo), streamsOfProcess())
