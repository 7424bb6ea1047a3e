import { configure } from '@testing-library/react'

// Code that loads on first use, and a slow machine, take longer than the second that is the default.
configure({ asyncUtilTimeout: 10_000 })
