import { z } from 'zod'
